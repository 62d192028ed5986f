/** Keeps one version of the site, whole: `VERSION` and `FILES` are written above this when the site is made.
 *
 * What is kept is never mixed: a new version is fetched beside the old one, and takes its place when no tab shows that any more.
 * The host may be others' too: only what lies under our own address is ours. */

const OURS = `tegel ${registration.scope} `
const KEPT = OURS + VERSION
const PAGE = new URL('./', location.href).pathname
const HANDBOOK = `${PAGE}handbook/`

// Files whose names say what is in them: what the page has fetched already does not come again.
const NAMED = /^(assets|pack-[0-9a-f]+)\//

addEventListener('install', (event) => event.waitUntil(keep()))

async function keep() {
  const wanted = FILES.map((file) => new Request(file, { cache: NAMED.test(file) ? 'force-cache' : 'reload' }))
  await (await caches.open(KEPT)).addAll(wanted)
}

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
  if (pathname.startsWith(HANDBOOK)) return read(request, kept)
  const found = await kept.match(pathname === PAGE || pathname === `${PAGE}index.html` ? './' : request)
  return found ?? fetch(request)
}

/** Of the handbook stays what one has read: all of it would be as much as the games. */
async function read(request, kept) {
  try {
    const page = await fetch(request)
    if (page.ok && !page.redirected) await kept.put(request, page.clone())
    return page
  } catch (error) {
    const before = await kept.match(request)
    if (before) return before
    throw error
  }
}
