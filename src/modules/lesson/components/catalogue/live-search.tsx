import { type FormEvent, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { Choice } from '#ui/field/select-field.tsx'
import { SearchBox, type SearchWords } from '#ui/search/search-box.tsx'
import { SearchHits } from '#ui/search/search-hits.tsx'
import { keywordOf, queryOf } from '../../rules/catalogue-query.ts'
import type { loader } from '../../screens/search.server.ts'
import { asHit } from './search-hit.tsx'

export interface SearchShown {
  action: string
  words: SearchWords
  categories: Choice[]
}

type LiveSearchProps = {
  id?: string
  search: SearchShown
  value?: { text?: string; category?: string }
  isStraddling?: boolean
}

const pause = 200

/** The search form; where scripts run, the first hits show while one types (specification L54). */
export function LiveSearch({ id, search, value, isStraddling }: LiveSearchProps) {
  const fetcher = useFetcher<typeof loader>()
  const [term, setTerm] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onInput = (event: FormEvent<HTMLDivElement>) => {
    const typed = typedIn(event.target)
    clearTimeout(timer.current)
    setTerm(typed.keyword)
    if (typed.keyword !== '') timer.current = setTimeout(() => void fetcher.load(hitsOf(typed)), pause)
  }
  const found = fetcher.data
  const popup = term !== '' && found && (
    <SearchHits
      status={found.status}
      hits={found.courses.map((course) => asHit(course, found.keyword))}
      {...(found.total > 0 && { all: found.all })}
    />
  )
  return (
    <div onInput={onInput}>
      <SearchBox
        {...search}
        id={id}
        names={{ text: 'q', category: 'category' }}
        value={value}
        isStraddling={isStraddling}
        popup={popup}
      />
    </div>
  )
}

interface Typed {
  keyword: string
  category: string
}

function typedIn(target: EventTarget): Typed {
  const form = target instanceof HTMLElement ? target.closest('form') : null
  const written = form ? new FormData(form) : new FormData()
  const textOf = (name: string) => {
    const value = written.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { keyword: keywordOf(textOf('q')), category: textOf('category') }
}

const hitsOf = ({ keyword, category }: Typed) =>
  href('/lesson/search/:keyword', { keyword }) + queryOf({ popup: 1, category })
