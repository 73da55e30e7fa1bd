import { LiveSearch } from '../../components/catalogue/live-search.tsx'
import type { SearchBoxContent } from './load.server.ts'

/** The course search as a block of a page. */
export default function SearchBlock({ shown: { id, search, isStraddling } }: { shown: SearchBoxContent }) {
  return (
    <div className="wrap">
      <LiveSearch id={id} search={search} isStraddling={isStraddling} />
    </div>
  )
}
