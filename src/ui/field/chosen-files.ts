import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Of a field of files: each choice is told once, also one that was made before the page's script ran. The choice that wakes a
 * page is there when its effects run, and React tells of it after them too: what was taken is taken out of the field.
 */
export function useChosenFiles(take: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null)
  const takeBefore = useEffectEvent(() => takeOut(input.current, take))
  useEffect(() => takeBefore(), [])
  return { ref: input, onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => takeOut(currentTarget, take) }
}

/** The same file may be chosen again, once it was mended. */
function takeOut(input: HTMLInputElement | null, take: (files: File[]) => void) {
  const chosen = [...(input?.files ?? [])]
  if (!input || chosen.length === 0) return
  input.value = ''
  take(chosen)
}
