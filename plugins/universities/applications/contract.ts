// Contract of applications, composed in ../contract.ts.

export const applicationRoutes = {} as const;
export const applicationEvents = {};
export const applicationSends = {};
export const applicationJobs = {} as const;
export const applicationAudit = {} as const;
export const applicationData = [] as const;
