import { useEffect, useState } from 'react'
import { quietCall } from '#platform/http/client/quiet-call.ts'

/** A province, district or subdistrict. */
export interface Place {
  id: number
  name_th: string
  zip_code?: string
}

type Query = { collection: 'province' | 'amphure' | 'tambon'; filter: Record<string, number> } | null

/** The most places of a level: provinces of the country, or subdistricts of a district. */
const maxPlaces = 200
const cached = new Map<string, Promise<readonly Place[] | null>>()

/** Returns the places of a query; null while they are loading, and if they cannot be loaded. */
export function usePlaces(query: Query): readonly Place[] | null {
  const key = query && JSON.stringify(query)
  const [loaded, setLoaded] = useState<{ key: string; places: readonly Place[] } | null>(null)
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    void loadPlaces(key).then((places) => places && isCurrent && setLoaded({ key, places }))
    return () => void (isCurrent = false)
  }, [key])
  return key !== null && loaded?.key === key ? loaded.places : null
}

/** The lookups of the specification §7. A failed one is tried again next time. */
function loadPlaces(key: string): Promise<readonly Place[] | null> {
  const known = cached.get(key)
  if (known) return known
  const { collection, filter } = JSON.parse(key) as NonNullable<Query>
  const places = quietCall<readonly Place[]>(`/api/${collection}/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'find', args: [filter], sort: { name_th: 1 } }),
  }).then((found) => found?.slice(0, maxPlaces) ?? null)
  cached.set(key, places)
  void places.then((found) => found ?? cached.delete(key))
  return places
}
