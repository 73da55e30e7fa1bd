import { CourseCards } from '../course-cards.tsx'
import type { CourseShown } from '../course-summary.ts'

/** The courses of a page of the catalogue. */
export const CatalogueCards = ({ shown }: { shown: CourseShown[] }) => <CourseCards courses={shown} heading="h2" />
