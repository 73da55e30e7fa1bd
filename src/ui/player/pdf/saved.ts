/** Returns the URL that downloads a file of the site instead of showing it. */
export const saved = (url: string) => {
  if (!url.startsWith('/upload/') || /[?&]download\b/.test(url)) return url
  return `${url}${url.includes('?') ? '&' : '?'}download`
}
