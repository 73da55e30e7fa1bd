const touches = ['pointerdown', 'keydown', 'focusin', 'submit', 'popstate'] as const

/**
 * Resolves at the first interaction with the page or when it navigates, on the server at once. Until then the server's
 * HTML stays without its scripts. React keeps it, because it may render again afterwards.
 */
export const firstInteraction = (): Promise<void> => {
  if (typeof window === 'undefined') return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const settle = () => resolve()
  for (const touch of touches) addEventListener(touch, settle, { capture: true, once: true, passive: true })
  return promise
}
