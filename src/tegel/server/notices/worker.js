// The service worker of a page that a server shows: for notices, and nothing else. It keeps no file and answers for nobody;
// a browser has it only where somebody wants to be told.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
/** A place of this site, whatever the message says. */
const here = (url) => new URL(new URL(url ?? '/', self.location.href).pathname, self.location.origin)

async function show(data) {
  let told
  try {
    told = data.json()
  } catch {
    return
  }
  const at = here(told.url).pathname
  // The server does not tell who looks; this is for who came a moment ago.
  if ((await windows()).some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === at)) return
  // What is about the same takes its place, without another sound.
  await self.registration.showNotification(told.title, { body: told.body, tag: told.tag, data: at, icon: '/icon-192.png', badge: '/badge.png' })
}

async function open(at) {
  const open = await windows()
  const found = open.find((one) => new URL(one.url).pathname === at)
  if (found) return found.focus()
  return self.clients.openWindow(at)
}

/** The browser has another address now. */
async function renew({ oldSubscription }) {
  const subscription = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: oldSubscription.options.applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/me/notices/browsers', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ endpoint, ...keys }) })
}
