/** Passkeys, as browsers have them: what the server asks goes to the browser, what was signed goes back. */
import { Refused } from '../lib/api'

/** Whether this browser can use them here: it wants https, or this very machine, and a name as address. */
export const usable = (): boolean => isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

export type Options = Record<string, unknown>

/** A new passkey, made as the server asks. */
export async function make(options: Options): Promise<Options> {
  const asked = options as { challenge: string; user: { id: string }; excludeCredentials?: Described[] }
  const publicKey = { ...options, challenge: bytes(asked.challenge), user: { ...asked.user, id: bytes(asked.user.id) }, excludeCredentials: described(asked.excludeCredentials) }
  const made = (await attempt(() => navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions }))) as PublicKeyCredential
  const response = made.response as AuthenticatorAttestationResponse
  return credential(made, { attestationObject: text(response.attestationObject), transports: response.getTransports?.() ?? [] })
}

/** What a passkey signs, chosen by who sits there. */
export async function sign(options: Options): Promise<Options> {
  const asked = options as { challenge: string; allowCredentials?: Described[] }
  const publicKey = { ...options, challenge: bytes(asked.challenge), allowCredentials: described(asked.allowCredentials) }
  const signed = (await attempt(() => navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions }))) as PublicKeyCredential
  const response = signed.response as AuthenticatorAssertionResponse
  return credential(signed, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  })
}

type Described = { id: string; type: string }

const described = (known: Described[] = []) => known.map((one) => ({ ...one, id: bytes(one.id) }))

const credential = (of: PublicKeyCredential, response: Options): Options => ({
  id: of.id,
  rawId: of.id,
  type: of.type,
  clientExtensionResults: {},
  response: { clientDataJSON: text(of.response.clientDataJSON), ...response },
})

/** Who closes the browser's window, or has no passkey, is told so in our words. */
async function attempt(what: () => Promise<Credential | null>): Promise<Credential> {
  const found = await what().catch(() => null)
  if (!found) throw new Refused('passkey_stopped', '', 0)
  return found
}

const bytes = (base64: string): Uint8Array => Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
const text = (data: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
