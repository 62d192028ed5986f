/** Keeps one version of the site, whole: `VERSION` and `FILES` are written above this when the site is made.
 *
 * What is kept is never mixed: a new version is fetched beside the old one, and takes its place when no tab shows that any more.
 * The host may be others' too: only what lies under our own address is ours. */

const OURS = `tegel ${registration.scope} `
const KEPT = OURS + VERSION
const PAGE = new URL('./', location.href).pathname

addEventListener('install', (event) => event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))))

addEventListener('activate', (event) => event.waitUntil(tidy()))

async function tidy() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name)
  await clients.claim()
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  event.respondWith(answer(request))
})

async function answer(request) {
  const kept = await caches.open(KEPT)
  const { pathname } = new URL(request.url)
  const found = await kept.match(pathname === PAGE || pathname === `${PAGE}index.html` ? './' : request)
  return found ?? fetch(request)
}
