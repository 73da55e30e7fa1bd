/** How a site has its lesson player and the pages of its courses. */
export interface LearningLook {
  lessonPlayer: { panel: 'right' | 'left'; after: 'next' | 'stay' }
  courseDetail: { first: 'about' | 'outline'; hasLecturers: boolean; hasOutline: boolean; hasPrice: boolean }
}

/** As a new site has them. */
export const usualLearning: LearningLook = {
  lessonPlayer: { panel: 'right', after: 'next' },
  courseDetail: { first: 'about', hasLecturers: true, hasOutline: true, hasPrice: true },
}
