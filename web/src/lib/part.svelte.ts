/** Parts of the page that are fetched when somebody needs them.
 *
 * One may be out of reach: the network was lost, or the server has a newer page, whose files have other names. A browser does not try
 * an import again, so the page has to be loaded anew; who is in the middle of something chooses when.
 */

export const parts = $state({ missing: false })

export class Missing extends Error {}

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    parts.missing = true
    throw new Missing('a part of the page is missing', { cause: error })
  }
}
