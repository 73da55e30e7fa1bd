import { CategoryGrid } from '#ui/course/category-grid.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import type { CategoryGridContent } from './load.server.ts'

/** The category tiles. Renders nothing if the site has no categories. */
export default function CategoryGridBlock({ shown: { title, more, categories } }: { shown: CategoryGridContent }) {
  if (categories.length === 0) return null
  return (
    <section className="wrap block">
      {title && <Head title={title} more={more} />}
      <CategoryGrid
        categories={categories.map((category) => ({ ...category, name: <Breakable text={category.name} /> }))}
      />
    </section>
  )
}
