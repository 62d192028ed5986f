// The service worker of a page that somebody has taken along: where there is no network, every place of this site leads to the
// page that needs none, which a worker of its own keeps (`web/src/pocket/keeper.js`). It keeps nothing itself, and tells of
// notices as the worker does whose place it takes.
importScripts('/notices.js')

// Milliseconds: a network that says nothing for so long is none.
const PATIENCE = 8000

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(come(event.request))
})

async function come(request) {
  const { pathname, search } = new URL(request.url)
  try {
    const found = await Promise.race([fetch(request), silence()])
    if (found.status < 502) return found
  } catch {
    // There is no network.
  }
  return Response.redirect(`/pocket/#${pathname}${search}`)
}

const silence = () => new Promise((_, failed) => setTimeout(failed, PATIENCE))
