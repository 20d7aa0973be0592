import type { Recommendation } from '../contract.ts';

// Figures that were not measured. Screens mark each of them "Sample".

/** Sample figures of the welcome screen for a track. */
export function sampleFor(track: string): Recommendation['sample'] {
  return {
    successProbability: probabilityOf(track),
    successByTrack: [
      { track: 'ApexPrep', successProbability: probabilityOf('ApexPrep') },
      { track: 'TalentMatch', successProbability: probabilityOf('TalentMatch') },
      { track: 'Every other track', successProbability: probabilityOf('') },
    ],
    completionEstimate: '6-12 months',
    careerGoals: { timeline: '1 year', salaryExpectations: '$120K - $160K' },
  };
}

/** Percent, by the track's name. */
function probabilityOf(track: string): number {
  if (track.includes('ApexPrep')) return 92;
  return track.includes('TalentMatch') ? 85 : 78;
}
