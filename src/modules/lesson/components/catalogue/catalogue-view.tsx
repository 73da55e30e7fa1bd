import { href } from 'react-router'
import { Chip, Chips } from '#ui/button/badge.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Pager } from '#ui/prose/pager.tsx'
import { Catalogue, FilterGroup, Filters, Toolbar } from '#ui/search/catalogue.tsx'
import { State } from '#ui/state/state.tsx'
import { StaticBlock } from '#platform/content/page/view/static-block.tsx'
import type { Catalogued } from './catalogue.server.ts'
import { CatalogueCards } from './catalogue-cards.tsx'

/** Courses with their filters. Every choice is a link or a GET form, so the page works without a script. */
export function CatalogueView({ catalogue }: { catalogue: Catalogued }) {
  const { words, chips } = catalogue
  return (
    <Catalogue filters={<CatalogueFilters catalogue={catalogue} />}>
      <Toolbar
        count={
          <>
            <b>{catalogue.total}</b> {words.count}
          </>
        }
        shown={catalogue.shown}
        open={words.filters}
      />
      <nav aria-label={words.categories}>
        <Chips canScroll>
          {chips.map((chip) => (
            <Chip
              key={chip.href}
              href={chip.href}
              isCurrent={chip.isCurrent}
              {...('count' in chip && { count: chip.count })}
            >
              {chip.label}
            </Chip>
          ))}
        </Chips>
      </nav>
      {catalogue.shown ? <Cards catalogue={catalogue} /> : <NoCourses catalogue={catalogue} />}
      <Pager
        label={words.pages}
        page={catalogue.page}
        pageCount={catalogue.pageCount}
        hrefOf={(page) => `${catalogue.pages}${page}`}
        words={words}
      />
    </Catalogue>
  )
}

const Cards = ({ catalogue: { drawn, courses } }: { catalogue: Catalogued }) =>
  drawn ? <StaticBlock drawn={drawn} /> : <CatalogueCards shown={courses} />

function CatalogueFilters({ catalogue: { words, query, action, isFiltered } }: { catalogue: Catalogued }) {
  const types = [
    { value: '', label: words.all },
    { value: 'online', label: words.online },
    { value: 'onsite', label: words.onsite },
  ]
  const prices = [
    { value: '', label: words.all },
    { value: 'free', label: words.free },
  ]
  return (
    <Filters
      key={JSON.stringify(query)}
      action={action}
      title={words.filters}
      closeLabel={words.close}
      apply={words.apply}
      {...(isFiltered && { clear: { label: words.clear, href: action } })}
    >
      {query.category && <input type="hidden" name="category" value={query.category} />}
      <FilterGroup legend={words.type}>
        <Choices name="type" choices={types} chosen={query.type} />
      </FilterGroup>
      <FilterGroup legend={words.price}>
        <Choices name="price" choices={prices} chosen={query.price} />
      </FilterGroup>
    </Filters>
  )
}

type ChoicesProps = { name: string; choices: { value: string; label: string }[]; chosen: string }

function Choices({ name, choices, chosen }: ChoicesProps) {
  return choices.map(({ value, label }) => (
    <Checkbox key={value} type="radio" name={name} value={value} label={label} defaultChecked={value === chosen} />
  ))
}

function NoCourses({ catalogue: { words, isFiltered, total } }: { catalogue: Catalogued }) {
  const isEmpty = !isFiltered && total === 0
  return (
    <State
      icon="book"
      title={isEmpty ? words.emptyTitle : words.noneTitle}
      text={isEmpty ? words.emptyText : words.noneText}
      acts={!isEmpty && <LinkButton href={href('/lesson/home')}>{words.clear}</LinkButton>}
    />
  )
}
