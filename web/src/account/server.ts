/** What the server is asked about accounts. */
import { ask } from '../lib/api'
import type { Device, Me, Ways } from '../lib/types'
import { make, sign, type Options } from './passkeys'

const question = (to: 'come' | 'prove' | 'make', login?: string) => ask<{ options: Options }>('POST', '/passkeys/questions', { to, ...(login ? { login } : {}) }).then(({ options }) => options)

export const server = {
  register: (login: string, password: string) => ask<Me>('POST', '/accounts', { login, password }),
  registerByPasskey: async (login: string, name: string) => ask<Me>('POST', '/accounts/passkey', { login, name, credential: await make(await question('make', login)) }),
  login: (login: string, password: string) => ask<Me>('POST', '/sessions', { login, password }),
  byPasskey: async () => ask<Me>('POST', '/sessions/passkey', { credential: await sign(await question('come')) }),
  byCode: (code: string) => ask<Me>('POST', '/sessions/code', { code }),
  byLink: (word: string) => ask<Me>('POST', '/sessions/link', { word }),
  askForMail: (login: string) => ask<object>('POST', '/sessions/mail', { login }),
  byMail: (code: string) => ask<Me>('PUT', '/sessions/mail', { code }),
  logout: () => ask<void>('DELETE', '/sessions'),
  ways: () => ask<Ways>('GET', '/me/ways'),
  prove: (password: string) => ask<Me>('POST', '/me/proof', { password }),
  proveByPasskey: async () => ask<Me>('POST', '/me/proof', { credential: await sign(await question('prove')) }),
  addPasskey: async (name: string) => ask<object>('POST', '/me/passkeys', { name, credential: await make(await question('make')) }),
  dropPasskey: (id: string) => ask<void>('DELETE', `/me/passkeys/${id}`),
  newPassword: (password: string) => ask<Me>('PUT', '/me/password', { new: password }),
  newCodes: () => ask<{ codes: string[] }>('POST', '/me/codes').then(({ codes }) => codes),
  giveAddress: (address: string) => ask<object>('POST', '/me/address', { address }),
  confirmAddress: (code: string) => ask<void>('PUT', '/me/address', { code }),
  dropAddress: () => ask<void>('DELETE', '/me/address'),
  devices: () => ask<{ devices: Device[] }>('GET', '/me/devices').then(({ devices }) => devices),
  signOut: (device: string) => ask<void>('DELETE', `/me/devices/${device}`),
  signOutOthers: () => ask<Me>('DELETE', '/me/devices'),
  leave: (name: string) => ask<void>('POST', '/me/farewell', { name }),
  mailed: () => ask<{ mail: boolean }>('GET', '/house').then(({ mail }) => mail),
}
