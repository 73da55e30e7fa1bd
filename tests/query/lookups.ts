export type Json = Record<string, unknown>

export const lookCategory = { $lookup: { from: 'category', localField: 'category', foreignField: 'code', as: 'cat' } }
export const lookEnroll = { $lookup: { from: 'enroll', localField: '_id', foreignField: 'courseID', as: 'enr' } }
export const lookLessons = (stages: Json[]) => ({
  $lookup: {
    from: 'lesson',
    let: { id: '$_id' },
    pipeline: [{ $match: { $expr: { $and: [{ $eq: ['$courseID', '$$id'] }, { $gte: ['$minutes', 1] }] } } }, ...stages],
    as: 'lessons',
  },
})
export const newest = [{ $sort: { order: -1 } }, { $limit: 2 }, { $project: { order: 1, minutes: 1 } }]
