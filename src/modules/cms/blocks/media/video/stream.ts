import Hls from 'hls.js/light'

/** Puts a film together from its parts, where the browser lets a script do so; answers whether it does. `onFail` is told once. */
export function stream(video: HTMLVideoElement, of: { url: string; onFail: () => void }): boolean {
  if (!Hls.isSupported()) return false
  // Its worker would come from a blob, which the page's policy does not run.
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
