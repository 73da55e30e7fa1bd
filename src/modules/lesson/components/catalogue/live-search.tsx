import { lazy, Suspense } from 'react'
import type { Choice } from '#ui/field/select-field.tsx'
import { SearchBox, type SearchWords } from '#ui/search/search-box.tsx'
import { useOptions } from '#ui/search/use-options.ts'
import { asHit } from './search-hit.tsx'
import { useHits } from './use-hits.ts'

export interface SearchShown {
  action: string
  words: SearchWords & { failed: string }
  categories: Choice[]
}

/** Loaded on demand, because most visitors of a page do not search. */
const SearchHits = lazy(async () => ({ default: (await import('#ui/search/search-hits.tsx')).SearchHits }))

type LiveSearchProps = {
  id?: string
  search: SearchShown
  value?: { text?: string; category?: string }
  isStraddling?: boolean
}

/** The search form. With scripts, the first results appear while typing (specification L54). */
export function LiveSearch({ id = 'search', search, value, isStraddling }: LiveSearchProps) {
  const { found, box, onInput, close } = useHits()
  const { words, ...of } = search
  const hits = found && found !== 'failed' ? found : null
  const options = useOptions({ id: `${id}-hits`, count: hits ? hits.courses.length + (hits.all ? 1 : 0) : 0, close })
  return (
    <div ref={box} onInput={onInput}>
      <SearchBox
        {...of}
        words={words}
        id={id}
        names={{ text: 'q', category: 'category' }}
        value={value}
        isStraddling={isStraddling}
        combobox={options.combobox}
        popup={
          found && (
            <Suspense>
              <SearchHits
                label={words.label}
                status={hits?.status ?? words.failed}
                hint={hits?.hint}
                hits={hits?.courses.map((course) => asHit(course, hits.keyword)) ?? []}
                all={hits?.all}
                options={options}
              />
            </Suspense>
          )
        }
      />
    </div>
  )
}
