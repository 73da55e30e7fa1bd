import Hls from 'hls.js/light'

/**
 * Plays a segmented video through a script, if the browser supports that. Returns whether it does. `onFail` is called
 * at most once.
 */
export function stream(video: HTMLVideoElement, of: { url: string; onFail: () => void }): boolean {
  if (!Hls.isSupported()) return false
  // Its worker would load from a blob URL, which the page's policy blocks.
  const hls = new Hls({ enableWorker: false })
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (!fatal) return
    hls.destroy()
    of.onFail()
  })
  hls.loadSource(of.url)
  hls.attachMedia(video)
  return true
}
