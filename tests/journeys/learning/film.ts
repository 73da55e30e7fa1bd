import type { Page } from '@playwright/test'

/**
 * Records a video of some seconds in the browser and returns the bytes of an MP4. The page must have the origin of the
 * product.
 */
export const recordedFilm = async (page: Page, seconds: number): Promise<Buffer> => {
  const bytes = await page.evaluate(async (length) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const pen = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/mp4;codecs=avc1.42E01E' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const begun = performance.now()
    recorder.start()
    const drawing = setInterval(() => {
      pen.fillStyle = '#1d3a6e'
      pen.fillRect(0, 0, 320, 180)
      pen.fillStyle = '#ffd21f'
      pen.fillRect(20, 80, ((performance.now() - begun) / (length * 1000)) * 280, 20)
    }, 100)
    await new Promise((done) => setTimeout(done, length * 1000))
    const stopped = new Promise((done) => recorder.addEventListener('stop', done))
    recorder.stop()
    clearInterval(drawing)
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  }, seconds)
  return Buffer.from(bytes)
}
