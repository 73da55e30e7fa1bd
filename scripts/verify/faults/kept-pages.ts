import { setTimeout as sleep } from 'node:timers/promises'

/** Pages that the writers do not change, so that they stay cached meanwhile. */
const paths = ['/user/login', '/cms/page/faq', '/user/register']

/** Maximum time of a page in milliseconds. A slower one counts as hanging. */
export const longestMs = 2000

/**
 * Results of visitors on cached pages: how many requests, how many without a 200 within two seconds, and the slowest in
 * milliseconds.
 */
export class KeptPages {
  asked = 0
  failed = 0
  slowestMs = 0
  readonly told = new Set<string>()

  /** Requests each twice, so that it is cached. */
  async warm(url: string): Promise<void> {
    for (const path of [...paths, ...paths]) await fetch(url + path).then((page) => page.text())
  }

  /** Requests one after the other until aborted. */
  async watch(url: string, over: AbortSignal): Promise<void> {
    for (let n = 0; !over.aborted; n++) {
      await this.#look(url, paths[n % paths.length]!)
      await sleep(25)
    }
  }

  async #look(url: string, path: string) {
    const begun = performance.now()
    const status = await fetch(url + path, { signal: AbortSignal.timeout(longestMs) })
      .then(async (page) => (await page.text()).length && page.status)
      .catch((error: Error) => error.name)
    this.asked++
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begun)
    if (status === 200) return
    this.failed++
    this.told.add(`${path} ${status}`)
  }

  get inWords() {
    const slowest = `slowest ${Math.round(this.slowestMs)} ms`
    return `${this.failed} of ${this.asked} failed, ${slowest}${this.failed ? ` (${[...this.told].join(', ')})` : ''}`
  }
}
