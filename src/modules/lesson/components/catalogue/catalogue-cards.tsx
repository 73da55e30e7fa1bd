import { CourseCards } from '../course-cards.tsx'
import type { CourseShown } from '../course-summary.ts'

export const CatalogueCards = ({ shown }: { shown: CourseShown[] }) => <CourseCards courses={shown} heading="h2" />
