/** The five kinds of cookies of the specification (§3), in the order in which the cookie notes them. */
export const cookieKinds = [
  'allowSessionCookies',
  'allowAnalyticsCookies',
  'allowAdvertisingCookies',
  'allowNonEssentialCookies',
  'allowMarketingCookies',
] as const

export type CookieKind = (typeof cookieKinds)[number]

/** What somebody decided about cookies (specification §3, Cookie consent record). */
export type Consent = { agree: boolean } & Record<CookieKind, boolean>

/** A decision about every kind alike: agreed and all allowed, or declined and none. */
export const decided = (agree: boolean): Consent => ({ agree, ...eachKind(agree) })

/** Every kind on, or every kind off. */
export const eachKind = (isOn: boolean) =>
  Object.fromEntries(cookieKinds.map((kind) => [kind, isOn])) as Record<CookieKind, boolean>

/** What the cookie says of a decision: its form, then a figure for the answer and for each kind. */
export const consentMark = (consent: Consent) =>
  `1.${[consent.agree, ...cookieKinds.map((kind) => consent[kind])].map(Number).join('')}`

const decision = /(?:^|; ?)consent=1\.[01]{6}(?:;|$)/

/** Whether the cookies of a browser say that it was asked and answered. */
export const hasDecided = (cookies: string) => decision.test(cookies)

/**
 * The same question as a script for a page that was made for everybody: marks the document where it is still to be asked, and the
 * button of the question that was pressed before it could answer.
 */
export const markUndecided = [
  `${decision}.test(document.cookie)||(document.documentElement.dataset.asks='')`,
  `addEventListener('click',function(e){e=e.target.closest('[data-early] button:not([popovertarget])');if(e)e.dataset.pressed=''},true)`,
].join(';')
