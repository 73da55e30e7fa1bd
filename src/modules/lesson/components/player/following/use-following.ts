import { useEffect, useState } from 'react'
import { Following, type Watched } from './following.ts'

/**
 * Follows what plays on this page. `percent` and `seconds` are what the server has counted. `seenNow` is everything
 * watched.
 */
export function useFollowing(lessonID: string, watched: Watched | null) {
  const [following] = useState(() => new Following(lessonID, watched))
  const [told, setTold] = useState(following.told)
  useEffect(() => following.begin(setTold), [following])
  const { tape, hold: onTape, seenNow, beat } = following
  return { ...told, tape, onTape, seenNow, beat }
}
