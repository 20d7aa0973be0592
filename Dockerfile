# The web needs the development packages, the server does not: each is made where it can be cached, and brought together last.

FROM node:24-bookworm-slim AS web
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY plugins ./plugins
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY plugins ./plugins
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    EIQ_VAR=/var/lib/eiq \
    PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY . .
COPY --from=web /app/web/dist ./web/dist
# The program belongs to root and cannot be changed by the account that runs it; only this folder can.
RUN install -d -o node -g node -m 0700 /var/lib/eiq
USER node
VOLUME /var/lib/eiq
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["cli/eiq", "start"]
