const touches = ['pointerdown', 'keydown', 'focusin', 'submit', 'popstate'] as const

/**
 * Settles once somebody touches the page, or it goes elsewhere on its own; at once on the server. What the server wrote and
 * answers nobody stays as it is until then, without its scripts: React keeps it, for it may be drawn again from then on.
 */
export const firstInteraction = (): Promise<void> => {
  if (typeof window === 'undefined') return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const settle = () => resolve()
  for (const touch of touches) addEventListener(touch, settle, { capture: true, once: true, passive: true })
  return promise
}
