/**
 * The media type of a video by its file extension. Null if the browser has to detect it. `isInParts` means a playlist
 * of segments.
 */
export function filmType(url: string): { type: string | null; isInParts: boolean } {
  const ending = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url.replace(/^https:\/\/[^/]*/, ''))?.[1]?.toLowerCase() ?? ''
  const type = Object.hasOwn(types, ending) ? types[ending]! : null
  return { type, isInParts: ending === 'm3u8' }
}

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
}
