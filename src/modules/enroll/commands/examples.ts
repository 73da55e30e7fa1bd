import type { Example } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

const userID = exampleId('user')

export const enrolExample: Example = {
  name: 'free-course',
  summary: { th: 'ผู้เรียนลงทะเบียนหลักสูตรฟรี', en: 'A learner enrols in a free course' },
  as: 'user',
  request: { data: { userID, courseID: exampleId('course', 2) } },
}

/** Calls of the collection `enroll` as the specification §7 writes them. */
export const examples: Record<string, readonly Example[]> = {
  'POST /enroll/aggregate': [
    {
      name: 'enrolments-with-courses',
      summary: { th: 'การลงทะเบียนของผู้เรียนพร้อมหลักสูตร', en: 'The enrolments of a learner with their courses' },
      as: 'user',
      request: {
        pipeline: [
          { $match: { userID } },
          { $addFields: { courseObjectID: { $toObjectId: '$courseID' } } },
          { $lookup: { from: 'course', localField: 'courseObjectID', foreignField: '_id', as: 'course' } },
          { $unwind: '$course' },
          { $project: { courseID: 1, createdAt: 1, analytics: 1, 'course.name': 1, 'course.sale_price': 1 } },
          { $facet: { enroll: [{ $skip: 0 }, { $limit: 100 }], totalCount: [{ $count: 'count' }] } },
        ],
      },
    },
    {
      name: 'enrolments-of-somebody-else',
      summary: { th: 'การลงทะเบียนของผู้อื่นไม่พบ', en: 'The enrolments of another person are not found' },
      as: 'user',
      request: {
        pipeline: [
          { $match: { userID: exampleId('user', 2) } },
          { $facet: { enroll: [{ $skip: 0 }, { $limit: 100 }], totalCount: [{ $count: 'count' }] } },
        ],
      },
    },
  ],
  'POST /enroll/query': [
    {
      name: 'enrolments-of-a-learner',
      summary: { th: 'การลงทะเบียนของผู้เรียน โดยไม่แสดง userID', en: 'The enrolments of a learner, without userID' },
      as: 'user',
      request: { method: 'find', args: [{ $and: [{ userID }] }], hidden: ['userID'] },
    },
  ],
}
