/** How long a toast of each kind stands, in milliseconds (specification §9); no other length is written anywhere. */
export const toastMs = { session: 500, brief: 500, plain: 1000, notification: 10_000 } as const

export interface ToastWords {
  kind: keyof typeof toastMs
  title?: string
  text: string
}

/** The cookie in which a toast outlives the loading of the next page. */
export const toastCookieName = 'toast'
