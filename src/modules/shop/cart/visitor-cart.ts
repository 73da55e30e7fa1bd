import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { cookieOf } from '#platform/identity/session/cookie.ts'
import { type CartLine, cartLineShape, maxLines } from '../rules/cart-lines.ts'

/** How long a visitor's cart lasts without a change. */
const maxAgeSeconds = 30 * 86_400
/** The most bytes of its cookie. */
const maxBytes = 2048

/** The cart of a visitor: its lines, and an id by which it is merged into the cart of a person only once. */
interface VisitorCart {
  id: string
  lines: CartLine[]
}

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-cart' : 'cart')

/** The value of the cart cookie of a request, unverified; '' without one. */
export const visitorCartCookie = (header: string | undefined, isSecure: boolean): string =>
  cookieOf(header, nameOf(isSecure))

/** The cart of the visitor's cookie. Null without one, and for one that this site did not sign. */
export const readVisitorCart = (ctx: Context): VisitorCart | null => {
  const value = visitorCartCookie(ctx.cookieHeader, ctx.app.settings.hasSecureCookies)
  const [, content, id, text, mark] = /^(([0-9a-f-]{36})!([\w.~:-]*))!([\w-]{43})$/.exec(value) ?? []
  if (value.length > maxBytes || !content || !mark) return null
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(signature(ctx, content)))) return null
  return { id: id!, lines: parseLines(text!) }
}

/** The id of the visitor's cart; null without a cart. */
export const visitorCartID = (ctx: Context): string | null => readVisitorCart(ctx)?.id ?? null

/**
 * Returns the Set-Cookie with these lines; without lines it deletes the cookie. Null if they do not fit into a cookie.
 * The id stays for the life of the cart.
 */
export const writeVisitorCart = (ctx: Context, lines: readonly CartLine[]): string | null => {
  if (lines.length === 0) return clearVisitorCart(ctx)
  const id = readVisitorCart(ctx)?.id ?? randomUUID()
  const content = `${id}!${lines.map(({ productId, sku, quantity }) => `${productId}:${sku}:${quantity}`).join('~')}`
  const value = `${content}!${signature(ctx, content)}`
  return value.length > maxBytes ? null : setCookie(ctx, { value, maxAge: maxAgeSeconds })
}

/** Returns the Set-Cookie that deletes the cart of the visitor. */
export const clearVisitorCart = (ctx: Context): string => setCookie(ctx, { value: '', maxAge: 0 })

function setCookie({ app }: Context, { value, maxAge }: { value: string; maxAge: number }) {
  const isSecure = app.settings.hasSecureCookies
  const parts = [`${nameOf(isSecure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAge}`]
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}

const parseLines = (text: string): CartLine[] =>
  text
    .split('~')
    .slice(0, maxLines)
    .flatMap((part) => {
      const [productId, sku, quantity] = part.split(':')
      const line = cartLineShape.safeParse({ productId, sku, quantity: Number(quantity) })
      return line.success ? [line.data] : []
    })

const signature = ({ app, site }: Context, content: string) =>
  createHmac('sha256', app.sealing.key).update(`visitor cart\n${site._id}\n${content}`).digest('base64url')
