import { useEffect, useEffectEvent, useRef } from 'react'

/** Of a field of files; one that was chosen before the page's script ran has told nobody of it. */
export function useChosenBefore(take: (files: FileList | null | undefined) => void) {
  const input = useRef<HTMLInputElement>(null)
  const takeThem = useEffectEvent(() => take(input.current?.files))
  useEffect(() => takeThem(), [])
  return input
}
