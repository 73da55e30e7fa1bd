/** A Content-Disposition that saves the answer as a file: its true name by RFC 8187, a plain one for old programs. */
export const attachment = ({ name, plain }: { name: string; plain: string }) =>
  `attachment; filename="${plain.replaceAll(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encoded(name)}`

/** `encodeURIComponent` leaves signs that a header value may not hold. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
