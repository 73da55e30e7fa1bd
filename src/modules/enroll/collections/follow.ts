import { isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  cascading,
  computed,
  exampled,
  immutable,
  initially,
  reference,
  text,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

const own = (viewer: Viewer) => viewer.role === 'user' && { userID: viewer.id }

/** A learner asks to be notified when registration for a course opens or a seat becomes free. */
export const follow = defineCollection({
  name: 'follow',
  label: { th: 'การติดตามหลักสูตร', en: 'followed course' },
  plural: { th: 'การติดตามหลักสูตร', en: 'Followed courses' },
  site: null,
  softDelete: true,
  title: ['courseID'],
  fields: {
    userID: exampled(
      () => exampleId('user'),
      immutable(
        cascading(
          initially(
            ({ viewer }: { viewer: Viewer }) => (viewer.role === 'user' ? viewer.id : ''),
            reference('user')('ผู้เรียน', 'Learner'),
          ),
        ),
      ),
    ),
    courseID: exampled(
      (n) => exampleId('course', n % 2 === 0 ? 3 : 2),
      immutable(cascading(reference('course')('หลักสูตร', 'Course'))),
    ),
    told: computed('', text('แจ้งล่าสุด', 'Last notified')),
  },
  relations: { course: { to: 'course', from: 'courseID', at: '_id' } },
  uniques: [['userID', 'courseID']],
  indexes: [['courseID'], ['createdAt desc']],
  access: {
    read: (viewer) => isStaff(viewer) || own(viewer),
    create: (viewer) => viewer.role === 'user' && { userID: viewer.id, course: { status: true } },
    update: nobody,
    remove: own,
  },
  list: { columns: ['courseID', 'userID', 'createdAt'], search: [], sort: 'createdAt desc' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    follow: typeof follow
  }
}
