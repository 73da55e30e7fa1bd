/** Returns a Content-Disposition for a download: the real name by RFC 8187, and a plain name for old programs. */
export const attachment = ({ name, plain }: { name: string; plain: string }) =>
  `attachment; filename="${plain.replaceAll(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encoded(name)}`

/** `encodeURIComponent` leaves characters that a header value may not contain. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
