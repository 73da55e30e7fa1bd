/** What a page in the browser sees of itself. Times are in milliseconds, 0 for not yet. */
export interface Watched {
  /** From the start of the navigation to the first frame in which the form takes letters. */
  readyMs: number
  /** From each key to the end of the next frame. */
  lettersMs: number[]
  /** The selector of what a click will show. */
  awaited: string
  /** From that click to the end of the frame that shows it. */
  revealMs: number
}

/** Watches a page from its beginning. Runs in the browser, so it may use nothing of this file. */
export function installWatch() {
  const watched: Watched = { readyMs: 0, lettersMs: [], awaited: '', revealMs: 0 }
  Object.assign(globalThis, { watched })
  const afterFrame = (tell: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tell(performance.now())
      port2.postMessage(null)
    })
  const afterFrameOf = (selector: string, tell: (at: number) => void) => {
    if (document.querySelector(selector)) afterFrame(tell)
    else requestAnimationFrame(() => afterFrameOf(selector, tell))
  }
  afterFrameOf('form:not(:has([data-loading])) [role=tabpanel] input', (at) => (watched.readyMs = at))
  addEventListener(
    'keydown',
    ({ timeStamp, key }) => key.length === 1 && afterFrame((at) => watched.lettersMs.push(at - timeStamp)),
    true,
  )
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const { awaited } = watched
      watched.awaited = ''
      if (awaited) afterFrameOf(awaited, (at) => (watched.revealMs = at - timeStamp))
    },
    true,
  )
}
