/** The five kinds of cookies (specification §3), in the order in which the cookie stores them. */
export const cookieKinds = [
  'allowSessionCookies',
  'allowAnalyticsCookies',
  'allowAdvertisingCookies',
  'allowNonEssentialCookies',
  'allowMarketingCookies',
] as const

export type CookieKind = (typeof cookieKinds)[number]

/** A person's decision about cookies (specification §3, Cookie consent record). */
export type Consent = { agree: boolean } & Record<CookieKind, boolean>

/** Returns one decision for all kinds: all allowed, or all declined. */
export const decided = (agree: boolean): Consent => ({ agree, ...eachKind(agree) })

/** Returns every kind on, or every kind off. */
export const eachKind = (isOn: boolean) =>
  Object.fromEntries(cookieKinds.map((kind) => [kind, isOn])) as Record<CookieKind, boolean>

/** Returns a decision as the value of the cookie: a version, then one digit for the answer and one for each kind. */
export const consentMark = (consent: Consent) =>
  `1.${[consent.agree, ...cookieKinds.map((kind) => consent[kind])].map(Number).join('')}`

const decision = /(?:^|; ?)consent=1\.[01]{6}(?:;|$)/

/** Whether the cookies of a browser contain a decision. */
export const hasDecided = (cookies: string) => decision.test(cookies)

/**
 * The same check as a script for cached pages. It marks the document if no decision exists yet. It also marks a button
 * that was pressed before the page could react.
 */
export const markUndecided = [
  `${decision}.test(document.cookie)||(document.documentElement.dataset.asks='')`,
  `addEventListener('click',function(e){e=e.target.closest('[data-early] button:not([popovertarget])');if(e)e.dataset.pressed=''},true)`,
].join(';')
