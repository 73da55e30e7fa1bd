/** The address under which a file of the site is saved instead of shown. */
export const saved = (url: string) => {
  if (!url.startsWith('/upload/') || /[?&]download\b/.test(url)) return url
  return `${url}${url.includes('?') ? '&' : '?'}download`
}
