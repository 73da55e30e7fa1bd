/** A placeholder for any host, because only the path matters. */
const base = 'http:localhost'

/** Returns a path of this site that is safe to redirect to, or the fallback for anything else (attack A37). */
export const safePath = (wanted: string | null | undefined, fallback: string) => {
  if (!wanted || wanted.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(wanted)) return fallback
  const url = URL.parse(wanted, base)
  if (url?.origin !== new URL(base).origin || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search
}
