import type { SearchHit } from '#ui/search/search-hits.tsx'
import type { CourseShown } from '../course-summary.ts'
import { Marked } from '../marked.tsx'

/** A course as a search result while typing. */
export const asHit = ({ id, href, name, cover, category, facts, price }: CourseShown, term: string): SearchHit => {
  const hours = facts.find(({ icon }) => icon === 'clock')?.text
  return {
    id,
    href,
    name: <Marked text={name} term={term} />,
    cover,
    ...(category && { category }),
    ...(hours && { hours }),
    price: 'free' in price ? price.free : `${price.amount}\u00a0${price.unit}`,
  }
}
