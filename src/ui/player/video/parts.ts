import Hls from 'hls.js/light'

/** Puts a film together from its parts, where the browser lets a script do so; `onFail` is told once. Answers what ends it. */
export function playParts(media: HTMLMediaElement, of: { url: string; onFail: () => void }): () => void {
  if (!Hls.isSupported()) {
    of.onFail()
    return () => {}
  }
  // Its worker would come from a blob, which the page's policy does not run.
  const hls = new Hls({ enableWorker: false })
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) of.onFail()
  })
  hls.loadSource(of.url)
  hls.attachMedia(media)
  return () => hls.destroy()
}
