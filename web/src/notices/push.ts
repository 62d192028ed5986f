/** Being told with the page closed: this browser, and what it lets us do. */
import { api, someone } from '../lib/api'
import { taken } from '../lib/along'
import { settings } from '../lib/settings.svelte'

/** Whether this browser tells: `home` on a phone that only tells for pages on its home screen, `denied` where somebody has said no. */
export type Way = 'on' | 'off' | 'denied' | 'home' | 'missing'

const WORKER = '/notices.js'
const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** How it is now. */
export async function way(): Promise<Way> {
  if (!can) return apple && !matchMedia('(display-mode: standalone)').matches ? 'home' : 'missing'
  if (Notification.permission === 'denied') return 'denied'
  return (await current()) && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Ask for leave, and have this browser told. It must follow a press. */
export async function turnOn(): Promise<Way> {
  if ((await Notification.requestPermission()) !== 'granted') return way()
  // Where Tegel was taken along, the worker of that tells, too.
  const registration = (await ours())?.active ? (await ours())! : await navigator.serviceWorker.register(WORKER)
  await someone()
  const applicationServerKey = bytes(await api.pushKey())
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe() // it is for another key: the site was moved, say
    return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  })
  const { endpoint = '', keys } = subscription.toJSON()
  await api.addBrowser({ endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', name: browser(), language: settings.language })
  settings.push = true
  return way()
}

/** This browser is told no more. */
export async function turnOff(place: string | undefined): Promise<Way> {
  settings.push = false
  await (await current())?.unsubscribe()
  if (!taken()) await (await ours())?.unregister()
  if (place) await api.dropPlace(place)
  return way()
}

/** The place that this browser is. */
export async function ownPlace(): Promise<string | undefined> {
  const endpoint = (await current())?.endpoint
  if (!endpoint) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, 32)
}

const ours = () => navigator.serviceWorker.getRegistration(WORKER)

async function current(): Promise<PushSubscription | null | undefined> {
  return (await ours())?.pushManager.getSubscription()
}

/** What to call this browser in a list: its maker and the system. */
function browser(): string {
  const agent = navigator.userAgent
  const maker = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((one) => agent.includes(one)) ?? ''
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((one) => agent.includes(one)) ?? ''
  return [{ Edg: 'Edge', OPR: 'Opera' }[maker] ?? maker, system].filter(Boolean).join(', ')
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (one) => one.charCodeAt(0))
}
