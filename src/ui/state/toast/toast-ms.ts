/** Duration of each kind of toast in milliseconds (specification §9). It is defined only here. */
export const toastMs = { session: 500, brief: 500, plain: 1000, notification: 10_000 } as const

export interface ToastWords {
  kind: keyof typeof toastMs
  title?: string
  text: string
}

/** The cookie that carries a toast to the next page. */
export const toastCookieName = 'toast'
