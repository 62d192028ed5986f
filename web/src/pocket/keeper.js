/** Keeps one version of the site, whole: `VERSION` and `FILES` are written above this when the site is made.
 *
 * What is kept is never mixed: a new version is fetched beside the old one, and takes its place when no tab shows that any more. */

addEventListener('install', (event) => event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))))

addEventListener('activate', (event) => event.waitUntil(tidy()))

async function tidy() {
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name)
  await clients.claim()
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  event.respondWith(answer(request))
})

async function answer(request) {
  const kept = await caches.open(VERSION)
  const found = await kept.match(request.mode === 'navigate' ? '/' : request)
  return found ?? fetch(request)
}
