import type { ProviderKind } from '../../contract.ts';

export interface SetupField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** A switch that is on until the administrator turns it off. */
  readonly isOn?: boolean;
  readonly kind?: 'secret' | 'long-secret' | 'switch';
}

/** What an administrator enters for each provider. */
export const setupFields: Readonly<Record<ProviderKind, readonly SetupField[]>> = {
  google: [
    { name: 'clientId', label: 'Client ID', hint: 'Ends with .apps.googleusercontent.com' },
    { name: 'clientSecret', label: 'Client Secret', kind: 'secret' },
  ],
  apple: [
    { name: 'clientId', label: 'Service ID', hint: 'Such as org.school.signin, not the App ID' },
    { name: 'teamId', label: 'Team ID', hint: 'Ten characters, at the top right of the Apple Developer account' },
    { name: 'keyId', label: 'Key ID', hint: 'Ten characters, beside the key' },
    { name: 'privateKey', label: 'Private Key', hint: 'The whole contents of the .p8 file', kind: 'long-secret' },
  ],
  oidc: [
    { name: 'title', label: 'Name on the button', hint: 'Such as Microsoft, or the name of your school' },
    { name: 'issuer', label: 'Issuer', hint: 'Such as https://login.microsoftonline.com/your-tenant-id/v2.0' },
    { name: 'clientId', label: 'Client ID' },
    { name: 'clientSecret', label: 'Client Secret', kind: 'secret' },
    {
      name: 'confirmsAddresses',
      label: 'This provider is our own directory of email addresses',
      hint: 'Invitations and domains then apply to its addresses even if it does not mark them as verified.',
      kind: 'switch',
    },
    {
      name: 'signsOut',
      label: 'Sign people out at the provider, too',
      hint: 'When they sign out here, if the provider offers it. On shared computers, nobody else is let in afterwards.',
      kind: 'switch',
      isOn: true,
    },
  ],
  saml: [
    { name: 'title', label: 'Name on the button', hint: 'Such as School account' },
    { name: 'entityId', label: 'Entity ID', hint: 'Of the identity provider, also called issuer' },
    { name: 'signOnUrl', label: 'Sign-on URL', hint: 'For the HTTP-Redirect binding' },
    {
      name: 'signOutUrl',
      label: 'Single logout URL',
      hint: 'For the HTTP-Redirect binding, if the provider has one. Signing out here then signs out there, and the other way round.',
      isOptional: true,
    },
    { name: 'certificate', label: 'Certificate', hint: 'X.509 certificate for signatures', kind: 'long-secret' },
    {
      name: 'subjectAttribute',
      label: 'Attribute with a permanent identifier',
      hint: 'Only if the provider sends no persistent name ID',
      isOptional: true,
    },
    {
      name: 'confirmsAddresses',
      label: 'This provider is our own directory of email addresses',
      hint: 'Invitations and domains then apply to its addresses.',
      kind: 'switch',
    },
    {
      name: 'requiresEncryption',
      label: 'Accept encrypted assertions only',
      hint: 'The certificate for them is in the metadata above once you have saved. Others are accepted, too, without this.',
      kind: 'switch',
    },
  ],
};

/** What to do at the provider first. */
export const setupSteps: Readonly<Record<ProviderKind, readonly string[]>> = {
  google: [
    'In the Google Cloud console, open APIs & Services, Credentials, and create an OAuth client ID of the type Web application.',
    'Add the redirect URL above to its authorized redirect URIs.',
    'Copy client ID and client secret to here.',
  ],
  apple: [
    'In the Apple Developer account, create a Services ID and configure Sign in with Apple for it.',
    'Enter this platform’s domain and the return URL above.',
    'Create a key for Sign in with Apple, download its .p8 file, and copy the values to here.',
  ],
  oidc: [
    'Register a web application with the authorization code flow at your provider (Microsoft Entra ID, Okta, Keycloak and others).',
    'Add the redirect URL above. For signing out, add the post-logout redirect URL, and the back-channel logout URL if it has a field for it.',
    'Copy issuer, client ID and client secret to here.',
  ],
  saml: [
    'Add a SAML application at your identity provider. Its metadata is at the address above.',
    'Let it sign assertions with SHA-256 and send a persistent name ID, an email address and names.',
    'Give its metadata below, or copy entity ID, sign-on URL and certificate.',
  ],
};
