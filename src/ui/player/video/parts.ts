import Hls from 'hls.js/light'

/** Plays a video in parts (HLS) if the browser allows it. `onFail` is called once. Returns a function that stops it. */
export function playParts(media: HTMLMediaElement, of: { url: string; onFail: () => void }): () => void {
  if (!Hls.isSupported()) {
    of.onFail()
    return () => {}
  }
  // Its worker would load from a blob, which the page's policy forbids.
  const hls = new Hls({ enableWorker: false })
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) of.onFail()
  })
  hls.loadSource(of.url)
  hls.attachMedia(media)
  return () => hls.destroy()
}
