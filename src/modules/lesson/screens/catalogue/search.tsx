import { href, type MetaFunction, useLoaderData } from 'react-router'
import { Chip, Chips } from '#ui/button/badge.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { TitleBand } from '#ui/prose/article.tsx'
import { Pager } from '#ui/prose/pager.tsx'
import { Toolbar } from '#ui/search/catalogue.tsx'
import { State } from '#ui/state/state.tsx'
import { CourseCards } from '../../components/course-cards.tsx'
import { LiveSearch } from '../../components/catalogue/live-search.tsx'
import type { loader } from './search.server.ts'

export { loader } from './search.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

type Found = ReturnType<typeof useLoaderData<typeof loader>>

/** All search results, with the search term marked. */
export default function Search() {
  const found = useLoaderData<typeof loader>()
  const { trail, form, keyword, category } = found
  const crumbs = [
    { label: trail.home, href: href('/') },
    { label: trail.courses, href: href('/lesson/home') },
    { label: found.heading },
  ]
  return (
    <div className="wrap">
      <TitleBand trail={{ label: trail.trail, crumbs }} title={found.heading} />
      <div className="stack block">
        <LiveSearch key={keyword} search={form} value={{ text: keyword, category }} />
        <nav aria-label={found.words.reach}>
          <Chips>
            <Chip href={found.onsite.href} isCurrent={found.onsite.isOn}>
              {found.words.withOnsite}
            </Chip>
          </Chips>
        </nav>
        {found.total > 0 ? <Results found={found} /> : <NothingFound found={found} />}
      </div>
    </div>
  )
}

function Results({ found }: { found: Found }) {
  const { words, pages } = found
  return (
    <>
      <Toolbar count={found.status} />
      <CourseCards courses={found.courses} heading="h2" term={found.keyword} />
      <Pager
        label={words.pages}
        page={found.page}
        pageCount={found.pageCount}
        hrefOf={(page) => `${pages}${page}`}
        words={words}
      />
    </>
  )
}

function NothingFound({ found: { status, words, trail } }: { found: Found }) {
  return (
    <State
      isLost
      title={status}
      text={words.noneText}
      acts={<LinkButton href={href('/lesson/home')}>{trail.courses}</LinkButton>}
    />
  )
}
