import { setTimeout as sleep } from 'node:timers/promises'

/** Pages that the writers change nothing of: what is kept of them holds while they write. */
const paths = ['/user/login', '/cms/page/faq', '/user/register']

/** A page that took longer is one that its visitor saw hang. */
export const longestMs = 2000

/** What visitors had of cached pages: how many were asked for, how many not answered 200 in two seconds, the slowest in milliseconds. */
export class KeptPages {
  asked = 0
  failed = 0
  slowestMs = 0
  readonly told = new Set<string>()

  /** Each is asked for twice, so that it is kept. */
  async warm(url: string): Promise<void> {
    for (const path of [...paths, ...paths]) await fetch(url + path).then((page) => page.text())
  }

  /** Asks for one after the other until it is over. */
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
