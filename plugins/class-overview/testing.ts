export const overviewsPath = '/api/class-overviews';
export const overviewPath = (classId: string) => `${overviewsPath}/${classId}`;
export const learnerPath = (userId: string) => `/api/class-learners/${userId}`;
