import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Reports each choice of a file field once, even one made before hydration. The choice that triggers hydration exists
 * when effects run, and React fires its event afterwards too. So accepted files are removed from the field.
 */
export function useChosenFiles(take: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null)
  const takeBefore = useEffectEvent(() => takeOut(input.current, take))
  useEffect(() => takeBefore(), [])
  return { ref: input, onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => takeOut(currentTarget, take) }
}

/** Lets the person choose the same file again, after correcting it. */
function takeOut(input: HTMLInputElement | null, take: (files: File[]) => void) {
  const chosen = [...(input?.files ?? [])]
  if (!input || chosen.length === 0) return
  input.value = ''
  take(chosen)
}
